"""`python -m ptxvm.driver`: runs a Python program that has a CUDA driver, without a GPU."""

from ptxvm.driver.command import main

if __name__ == "__main__":
    main()

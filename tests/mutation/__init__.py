"""Mutation testing: small mistakes, planted one at a time, must each make a test fail.

`make mutants` (`python -m tests.mutation`) takes a sample of the places where an operator of cosmic-ray can change the
package (`sites.py`), looks which tests reach them (`reach.py`, `probes.py`), makes each change in a copy of the package
and runs the tests nearest to it (`nearest.py`) until one fails (`trial.py`). Tests are collected once: each mutant of a
function is tried in a process forked from there (`collector.py`, `forking.py`), others in a process of their own. What
no test notices is a survivor: either a test is missing, or the change makes no difference, which `survivors.tsv` then
explains.
"""

"""Host functions: what Python does for running threads, in both engines.

    host = HostLaunch(kernel, launch, memory, options)          per launch
    cluster = host.cluster(index, [shared memory by rank])      when a CTA of the cluster first calls or ends
    results = serve(name, HostCall(threads, values, instruction, cluster.ctas[rank], host, local, registers))
    cluster.has_pending         after each call: what `warp.asynchronous_pending()` answers until the next
    cta.end()                   when all threads of a CTA have exited
    cluster.complete_all()      when nothing else can run
    cta.describe()              lines of a deadlock report

All of it may raise KernelFault. A cluster belongs to one host thread.
"""

from ptxvm.engine.host.host_call import HostCall, LocalMemory, Words
from ptxvm.engine.host.host_launch import HostLaunch
from ptxvm.engine.host.registry import host_function, serve

__all__ = ["HostCall", "HostLaunch", "LocalMemory", "Words", "host_function", "serve"]

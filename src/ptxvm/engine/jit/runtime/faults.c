// Faults are recorded in Worker.fault; whoever finds one returns so at once.

#include "runtime.h"

uint32_t ptxvm_fault(Worker *worker, uint32_t code, uint32_t site, uint32_t lane, uint64_t address) {
    return record_fault(worker, code, site, lane, address);
}

static KEEPS_REGISTERS uint32_t record_fault(Worker *worker, uint32_t code, uint32_t site, uint32_t lane,
                                             uint64_t address) {
    FaultRecord *fault = &worker->fault;
    fault->code = (int32_t)code;
    fault->site = (int32_t)site;
    fault->lane = (int32_t)lane;
    fault->address = address;
    fault->space = ACCESS_SPACE_GENERIC;
    fault->size = 0;
    fault->store = 0;
    return STATUS_FAULT;
}

static void record_deadlock(Worker *worker, Cta *cta) {
    uint32_t number = first_of(cta->live);
    Warp *warp = warp_at(cta, number);
    FaultRecord *fault = &worker->fault;
    fault->code = FAULT_CODE_DEADLOCK;
    fault->site = warp->barrier_site;
    fault->version = (int32_t)warp->version;
    fault->warp = (int32_t)number;
    fault->lane = -1;
}

export { leaseOf, LEASE, leases, RENEWAL, type Lease } from './lease';
export { sendResult } from './send-result';

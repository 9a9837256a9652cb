export { openPeerOrderPlan } from './import-peer-orders.ts';
export { issueStatement } from './issue-statement.ts';
export {
  findPeerOptions,
  findPeers,
  findStatementsAtDesk,
  getPeer,
  getStatementFileAtDesk,
  recordBankPayment,
} from './peer-desk.ts';
export { peerJobs } from './peer.jobs.ts';
export { openPeerRoutes } from './peer.routes.ts';
export { addPeer, changePeer } from './save-peer.ts';
export { restorePeer, suspendPeer } from './suspend-peer.ts';

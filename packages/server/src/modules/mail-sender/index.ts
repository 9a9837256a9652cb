export { findMailSigner } from './find-sender.ts';
export { sealedSenderTables, sealSenderKey } from './sender-key.ts';
export {
  deleteSender,
  leaseDueSenders,
  lockSender,
  type MailSender,
  senderOfShop,
  setSenderNoticesSent,
  storeSenderCheck,
  upsertSender,
} from './mail-sender.repository.ts';

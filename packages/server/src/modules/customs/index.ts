export { assertSendable, findUnsendable } from './assert-sendable.ts';
export { openCustomsRoutes } from './customs.routes.ts';
export { type CustomsBook, openCustomsBook } from './open-customs-book.ts';

export { assertSendable, findUnsendable } from './assert-sendable.ts';
export { createCustomsRoutes } from './customs.routes.ts';
export { type CustomsBook, createCustomsBook } from './customs-book.ts';

import { randomBytes, randomInt } from 'node:crypto';
import { settingsFrom } from '@onehaul/domain/settings';
import type { VisitorContext } from '../../http/context.ts';
import { plainAddress } from '../../http/network.ts';
import { findSettings } from '../shop/index.ts';
import { browserName } from './browser-name.ts';
import { longSecretHash } from './macs.ts';
import { insertQr } from './qr.repository.ts';

/** 128 random bits in UUID notation: a version and variant would take six of them. */
function randomId(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Starts a QR sign-in for a browser. The QR code carries the id; only the browser has the secret (S33). */
export async function startQr(context: VisitorContext) {
  const { shop, visit, transaction } = context;
  const { qrLoginSeconds } = settingsFrom(await findSettings(context));
  const asked = { id: randomId(), secret: randomBytes(16).toString('base64url'), number: randomInt(10, 100) };
  const row = await transaction((db) =>
    db.first(insertQr, {
      shopId: shop.id,
      id: asked.id,
      secretHash: longSecretHash(asked.secret),
      number: asked.number,
      browser: browserName(visit.userAgent),
      address: plainAddress(visit.address),
      seconds: qrLoginSeconds,
    }),
  );
  return { ...asked, expiresAt: row!.expiresAt };
}

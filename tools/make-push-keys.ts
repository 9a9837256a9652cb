// Writes a pair of keys for push messages, as the settings of an installation want them.
import { createECDH } from 'node:crypto';

const pair = createECDH('prime256v1');
pair.generateKeys();
console.log(`PUSH_PUBLIC_KEY=${pair.getPublicKey('base64url')}`);
console.log(`PUSH_PRIVATE_KEY=${pair.getPrivateKey('base64url')}`);

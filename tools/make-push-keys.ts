// Generates a key pair for push messages, in the format of the installation's settings.
import { createECDH } from 'node:crypto';

const pair = createECDH('prime256v1');
pair.generateKeys();
console.log(`PUSH_PUBLIC_KEY=${pair.getPublicKey('base64url')}`);
console.log(`PUSH_PRIVATE_KEY=${pair.getPrivateKey('base64url')}`);

import { objectKeyOf, pictureType } from '@onehaul/server/modules/file/index';
import { claimWords, deskWords } from './parcel-words.ts';
import type { DemoPerson } from './people.ts';
import type { ParcelSeed, SeededParcel } from './seed-parcels.ts';
import { drawn } from './seed-photos.ts';

const hourMs = 3600 * 1000;

type DemoClaim = {
  readonly parcel: SeededParcel;
  readonly person: DemoPerson;
  readonly state: 'open' | 'approved' | 'rejected';
  readonly at: Date;
  readonly hasProof: boolean;
};

/** Pending, refused and approved claims with a picture of an order; and disposals decided by two people. */
export async function seedClaims(seed: ParcelSeed, parcels: readonly SeededParcel[]): Promise<void> {
  const people = seed.demo.people.filter(
    ({ mainAccount, state = 'active' }) => !mainAccount && state === 'active',
  );
  const someone = (place: number) => people[(place * 7) % people.length]!;
  const claims = parcels.flatMap((parcel, place): DemoClaim[] => {
    const at = parcel.events.find(({ act }) => act === 'claim')?.at;
    const claim = { parcel, person: someone(place), hasProof: place % 3 !== 0 };
    if (parcel.state === 'claimPending') {
      const first = { ...claim, state: 'open', at: at! } as const;
      // Now and then two members claim the same parcel.
      const other = { ...first, person: someone(place + 1), at: new Date(at!.getTime() + 5 * hourMs) };
      return place % 4 === 0 ? [first, other] : [first];
    }
    if (parcel.forecast) return [{ ...claim, person: parcel.owner!, state: 'approved', at: at! }];
    if (parcel.state === 'unclaimed' && place % 6 === 0)
      return [{ ...claim, state: 'rejected', at: new Date(parcel.receivedAt!.getTime() + hourMs / 2) }];
    return [];
  });
  await seedProofs(seed, claims);
  const service = seed.staffId('service');
  await seed.insert(
    'parcel_claim',
    claims.map(({ parcel, person, state, at, hasProof }, place) => ({
      parcel_id: parcel.id,
      member_id: seed.memberId(person.username),
      note: claimWords[person.language][place % 3],
      proof: hasProof ? [proofId(seed, parcel, person)] : [],
      state,
      reason:
        state === 'open' ? '' : deskWords[state === 'approved' ? 'given' : 'refused'][seed.demo.languages[0]],
      staff_id: state === 'open' ? null : service,
      created_at: at,
      decided_at: state === 'open' ? null : new Date(at.getTime() + hourMs / 4),
    })),
  );
  await seedDisposals(seed, parcels);
}

const proofId = ({ uuid }: ParcelSeed, parcel: SeededParcel, person: DemoPerson) =>
  uuid(`proof ${parcel.number} ${person.username}`);

async function seedProofs(seed: ParcelSeed, claims: readonly DemoClaim[]): Promise<void> {
  const { client, storage, demo, shopId } = seed;
  const picture = await drawn('order');
  const { contentType, extension } = pictureType;
  const shop = { tenantId: demo.tenantId, id: shopId };
  const files = claims.flatMap(({ parcel, person, at, hasProof }) => {
    const id = proofId(seed, parcel, person);
    const file = { id, member_id: seed.memberId(person.username), file_key: `upload/${id}.${extension}` };
    return hasProof
      ? [{ ...file, content_type: contentType, length_bytes: picture.byteLength, created_at: at }]
      : [];
  });
  for (const { file_key: fileKey } of files)
    await storage.put(objectKeyOf(shop, fileKey)!, picture, { contentType, visibility: 'private' });
  // File rows survive reseeding, as members do.
  await client.query('delete from file where tenant_id = $1 and shop_id = $2 and id = any($3::uuid[])', [
    demo.tenantId,
    shopId,
    files.map(({ id }) => id),
  ]);
  await seed.insert('file', files);
}

async function seedDisposals(seed: ParcelSeed, parcels: readonly SeededParcel[]): Promise<void> {
  const { demo, now, staffId } = seed;
  const reason = deskWords.old[demo.languages[0]];
  const day = 24 * hourMs;
  const isOld = ({ state, receivedAt }: SeededParcel) =>
    state === 'unclaimed' && receivedAt!.getTime() < now.getTime() - (demo.storage.noticeDays + 1) * day;
  const isAbandoned = ({ state, clock }: SeededParcel) => state === 'stored' && clock?.step === 'abandoned';
  const open = [...parcels.filter(isOld).slice(0, 2), ...parcels.filter(isAbandoned).slice(0, 1)];
  const done = parcels.filter(({ state }) => state === 'disposed' || state === 'returned');
  await seed.insert('disposal', [
    ...open.map((parcel, place) => ({
      parcel_id: parcel.id,
      outcome: place % 2 === 0 ? 'disposed' : 'returned',
      reason,
      proposed_by: staffId('service'),
      proposed_at: new Date(now.getTime() - (place + 2) * hourMs),
      state: 'open',
      decided_by: null,
      decided_at: null,
    })),
    ...done.map((parcel) => ({
      parcel_id: parcel.id,
      outcome: parcel.state,
      reason,
      proposed_by: staffId('service'),
      proposed_at: new Date(parcel.events.at(-1)!.at.getTime() - 20 * hourMs),
      state: 'confirmed',
      decided_by: staffId('admin'),
      decided_at: parcel.events.at(-1)!.at,
    })),
  ]);
}

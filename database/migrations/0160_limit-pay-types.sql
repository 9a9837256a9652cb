-- What a way to pay takes at least and at most, in fen; null for no limit. The fee is the provider's, and only announced.
alter table pay_type
  add least_minor bigint check (least_minor > 0),
  add most_minor bigint check (most_minor >= coalesce(least_minor, 1)),
  add fee_notes app.translated,
  -- What is in the wallet can always be spent.
  add check (kind <> 'balance' or (least_minor is null and most_minor is null));

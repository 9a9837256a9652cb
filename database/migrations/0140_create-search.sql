-- Search in the console (100). Row security keeps operators that are not leakproof, such as LIKE, out of index
-- conditions, so an index is searched by ranges of the beginning of a text only: these columns and words make the end
-- of a number and the inner words of a name such beginnings.

-- The last characters of a number are the first of the reversed one. Stored, because `reverse` is not leakproof: the
-- planner would not use an index on the expression.
alter table parcel
  add reversed_courier_number text not null generated always as (reverse(courier_number)) stored;
create index parcel_number_tail on parcel (tenant_id, reversed_courier_number text_pattern_ops);
alter table shop_order
  add reversed_number text not null generated always as (reverse(number)) stored,
  add reversed_bill_number text generated always as (reverse(carrier_bill_number)) stored;
create index shop_order_number_tail on shop_order (tenant_id, reversed_number text_pattern_ops);
create index shop_order_bill_number_tail on shop_order (tenant_id, reversed_bill_number text_pattern_ops)
  where reversed_bill_number is not null;
alter table support_case add reversed_number text not null generated always as (reverse(number)) stored;
create index support_case_number_tail on support_case (tenant_id, reversed_number text_pattern_ops);
alter table batch add reversed_number text not null generated always as (reverse(number)) stored;
create index batch_number on batch (tenant_id, number text_pattern_ops);
create index batch_number_tail on batch (tenant_id, reversed_number text_pattern_ops);
alter table member add reversed_phone text generated always as (reverse(phone_number)) stored;
create index member_phone_tail on member (tenant_id, reversed_phone text_pattern_ops) where reversed_phone is not null;
-- Usernames are words now.
drop index member_username;

-- How words are compared: without case, width and diacritics, so that `nguyen anh` finds Nguyễn Ánh. Both the stored
-- and the typed words go through it.
create function app.fold(words text) returns text language sql immutable
  as $$ select lower(translate(regexp_replace(
    regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'), 'Đđ', 'dd')) $$;

-- The text from each of its words on. Chinese and Japanese write no spaces, so each of their characters begins a word.
create function app.word_beginnings(words text) returns setof text language plpgsql immutable strict as $$
declare
  folded constant text := trim(app.fold(words));
  begins boolean := true;
  code int;
begin
  for place in 1 .. least(length(folded), 60) loop
    code := ascii(substr(folded, place, 1));
    if code between 11904 and 40959 or code between 63744 and 64255 or code > 131071 then
      return next substr(folded, place, 40);
      begins := true;
    elsif code > 127 or code between 48 and 57 or code between 97 and 122 then
      if begins then return next substr(folded, place, 40); end if;
      begins := false;
    else
      begins := true;
    end if;
  end loop;
end $$;

-- What a member is found by: code, username, name, and e-mail up to its host. A trigger keeps it equal to the member, so
-- there is no foreign key: its check of each word would cost more than the words.
create table member_word (
  tenant_id int not null,
  word text collate "C" not null,
  shop_id int not null,
  member_id int not null,
  primary key (tenant_id, word, shop_id, member_id)
);
create index member_word_member on member_word (tenant_id, shop_id, member_id);
select app.protect('member_word');

create function app.words_of_member(code text, username_key text, name text, email text) returns setof text
  language sql immutable as $$
  select app.fold(code)
  union select app.word_beginnings(username_key)
  union select app.word_beginnings(name)
  -- From each word of the part before the host; a host alone would find everybody who uses it.
  union select part from app.word_beginnings(email) part where part like '%@%'
$$;

-- In the transaction of the change, whoever makes it. Nothing remains of an erased member.
create function app.keep_member_words() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    delete from member_word
    where tenant_id = old.tenant_id and shop_id = old.shop_id and member_id = old.id;
  end if;
  if tg_op <> 'DELETE' and new.state <> 'erased' then
    insert into member_word (tenant_id, shop_id, member_id, word)
    select new.tenant_id, new.shop_id, new.id, word
    from app.words_of_member(new.code, new.username_key, new.name, new.email) word;
  end if;
  return null;
end $$;
create trigger words_of_new after insert on member
  for each row execute function app.keep_member_words();
create trigger words_of_deleted after delete on member
  for each row execute function app.keep_member_words();
create trigger words_of_changed after update of code, username_key, name, email, state on member
  for each row when ((old.code, old.username_key, old.name, old.email, old.state = 'erased')
    is distinct from (new.code, new.username_key, new.name, new.email, new.state = 'erased'))
  execute function app.keep_member_words();

alter table member no force row level security;
alter table member_word no force row level security;
insert into member_word (tenant_id, shop_id, member_id, word)
select tenant_id, shop_id, id, word from member, app.words_of_member(code, username_key, name, email) word
where state <> 'erased';
alter table member_word force row level security;
alter table member force row level security;

-- Step-up authentication: when the person behind a session last showed a password or a code (decision 049).
-- A session also gets an absolute end, which no refresh moves. Rows that exist get theirs counted from now: the
-- constant default is stored once and rewrites nothing.
alter table session
  add column proved_at timestamptz,
  add column ends_at timestamptz not null default now() + interval '30 days';
alter table session add constraint session_ends check (expires_at <= ends_at) not valid;
alter table session validate constraint session_ends;

alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check
  check (purpose in ('signIn', 'resetPassword', 'provePhone', 'stepUp')) not valid;
alter table sms_code validate constraint sms_code_purpose_check;

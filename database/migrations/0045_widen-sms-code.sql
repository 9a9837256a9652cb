-- A code asked for without a purpose (section 7 sends none) signs in or resets the password, once (A14).
alter table sms_code add column also_resets boolean not null default false,
  add constraint sms_code_also_resets check (not also_resets or purpose = 'signIn');

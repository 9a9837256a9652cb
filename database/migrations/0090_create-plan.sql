-- Quota of a tenant by its plan: how many calls a minute all its shops may make together.
-- Plans are the platform's own data: the application reads them, the operator writes them.
create table plan (
  name text primary key,
  calls_per_minute int not null check (calls_per_minute > 0)
);
grant select on plan to onehaul_app;
insert into plan (name, calls_per_minute) values ('trial', 6000), ('standard', 30000), ('large', 150000);

alter table tenant add column plan text not null default 'standard' references plan (name);

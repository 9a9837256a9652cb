-- A company that changes its plan in mid-month has a line for each part of the month.
alter table company_invoice_line
  add column plan text,
  add column from_day date,
  add column to_day date,
  add check (num_nulls(plan, from_day, to_day) in (0, 3)),
  add check (plan is null or kind = 'plan'),
  add check (from_day <= to_day and from_day >= month and to_day < month + interval '1 month');

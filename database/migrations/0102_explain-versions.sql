-- Why a version was made; required for limits of two-person approvals.
alter table record_version add reason text check (reason <> '' and length(reason) <= 200);

-- Help articles are listed by what they are about; other articles have no category.
alter table article add category text
  check (category in ('start', 'packing', 'prices', 'payment', 'shipping', 'customs', 'afterSales', 'account'));

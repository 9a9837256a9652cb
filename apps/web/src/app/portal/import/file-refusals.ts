/** Refusals that belong to the file field. */
export const fileRefusals = {
  'sheet.notSheet': 'file',
  'sheet.locked': 'file',
  'sheet.tooLarge': 'file',
  'sheet.tooMuch': 'file',
  'sheet.tooManyRows': 'file',
  'sheet.noRows': 'file',
  'sheet.columnsMissing': 'file',
  'import.sameFile': 'file',
} as const;

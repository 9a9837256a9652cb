import { randomUUID } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { type StaffMailKind, staffMailWord } from '@onehaul/i18n/staff-mail-text';
import { type Mail, MailNotAccepted } from '../../gateways/mail/mail.ts';
import { plainMail } from '../../gateways/mail/plain-mail.ts';

type Person = { readonly name: string; readonly email: string; readonly language: Language };
type Content = {
  readonly kind: StaffMailKind;
  /** Target of the button. */
  readonly url: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** Mails a staff member in their language. Refuses if the mail server does not accept it. */
export async function sendStaffMail(
  mail: Mail,
  person: Person,
  { kind, url, values }: Content,
): Promise<void> {
  const { name, email, language } = person;
  const told = { ...values, name };
  const title = staffMailWord(language, `title.${kind}`, told);
  const message = plainMail({
    language,
    heading: 'Onehaul',
    title,
    text: staffMailWord(language, `text.${kind}`, told),
    button: staffMailWord(language, `button.${kind}`, told),
    url,
    note: staffMailWord(language, 'note'),
  });
  try {
    await mail.send({
      ...message,
      messageId: `<staff-${randomUUID()}@${new URL(url).hostname}>`,
      to: email,
      fromName: 'Onehaul',
      subject: title,
    });
  } catch (error) {
    if (error instanceof MailNotAccepted) throw new Refusal('mail.notTaken');
    throw error;
  }
}

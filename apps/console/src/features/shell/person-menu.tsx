import { type Me, staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { type Language, languages, languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Popover } from '@onehaul/ui/popover';
import { App } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRevalidator } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { languageNames, showLanguage, useTranslator } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';
import { browserShiftStore } from '../../app/shift.ts';
import { useChange } from '../../app/use-change.ts';

type Props = { readonly me: Me; readonly onHelp: () => void };

const entry =
  'flex min-h-9 w-full items-center rounded-control px-3 text-start text-small text-ink hover:bg-primary-2';

/** Company and user; the menu holds the user's own settings. */
export function PersonMenu({ me, onHelp }: Props) {
  const { t } = useTranslation('console');
  const { t: workbench } = useTranslation('workbench');
  const { language: shown } = useTranslator();
  const { message } = App.useApp();
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();
  const keepLanguage = useChange(staffSessionCalls.setLanguage, []);
  const tell = (error: unknown) => void message.error(failureOf(error).message);

  async function choose(language: Language) {
    await showLanguage(language);
    await keepLanguage({ language }).catch(tell);
    // Loaded data contains names in the previous language.
    await Promise.all([revalidate(), queries.invalidateQueries()]);
  }
  async function signOut() {
    try {
      await callApi(staffSessionCalls.signOut, {});
      browserShiftStore().end();
      // Full page load, so that no data of this user stays in memory.
      location.assign(paths.signIn);
    } catch (error) {
      tell(error);
    }
  }

  return (
    <Popover
      id="person-menu"
      align="start"
      label={t('shell.personMenu', { company: me.company, name: me.name })}
      triggerClassName="flex w-full items-center gap-2.5 rounded-control p-2 text-start hover:bg-primary-2"
      panelClassName="w-64 p-2"
      trigger={
        <>
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-control bg-primary-7 text-small font-semibold text-on-primary"
          >
            {[...me.company][0]}
          </span>
          <span className="flex min-w-0 flex-1 flex-col leading-tight">
            <span className="line-clamp-2 text-small font-semibold">{me.company}</span>
            <span className="truncate text-caption text-muted">{me.name}</span>
          </span>
          <Icon name="down" className="size-4 text-muted" />
        </>
      }
    >
      <p className="truncate px-3 pt-1 pb-2 text-caption text-muted">{me.email}</p>
      <ul>
        {!me.visit && (
          <li>
            <Link to={paths.account} className={entry}>
              {t('page.account')}
            </Link>
          </li>
        )}
        <li>
          <button
            type="button"
            className={`${entry} justify-between`}
            onClick={onHelp}
            popoverTarget="person-menu"
          >
            {workbench('keys.title')}
            <kbd className="font-mono text-caption text-muted">?</kbd>
          </button>
        </li>
      </ul>
      {!me.visit && (
        <ul aria-label={t('language.label')} className="mt-1 border-t border-line pt-1">
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                lang={languageTags[language]}
                aria-pressed={language === shown}
                className={`${entry} justify-between`}
                onClick={() => void choose(language)}
              >
                {languageNames[language]}
                {language === shown && <Icon name="check" className="size-4 text-primary-9" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 border-t border-line pt-1">
        <button type="button" className={entry} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </button>
      </div>
    </Popover>
  );
}

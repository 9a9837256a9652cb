import { type Language, languages } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { expectInLanguage, expectNoSidewaysScroll } from './screen.ts';
import { expect } from './test.ts';
import { isInHalf } from './turns.ts';

/** Every screen is read in every language; axe looks at each of them in one, at half of them where a run must end soon. */
export async function look(
  page: Page,
  language: Language,
  index: number,
  where: string,
  among: readonly Language[] = languages,
): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
  await expectInLanguage(page, language, where);
  await expectNoSidewaysScroll(page, where);
  const isTurn = index % among.length === among.indexOf(language);
  if (isTurn && isInHalf(Math.floor(index / among.length))) await expectNothingFound(page, where);
}

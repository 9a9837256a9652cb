import { type Language, languages } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { expectInLanguage, expectNoSidewaysScroll } from './screen.ts';
import { expect } from './test.ts';
import { isInHalf } from './turns.ts';

/** Checks every screen in every language; axe analyzes each in one, and half of them in a short run. */
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

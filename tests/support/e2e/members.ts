import { expect, type Page } from '@playwright/test';
import type { SignUpAnswers } from '@smash/contract';
import type { MemberToken } from '@smash/contract/client';
import { tokenInMail } from '../api/members.js';
import { aSignUp } from '../samples/builders.js';
import { withQuery } from './rows.js';
import type { TestApp } from '../servers/test-app.js';

export interface E2eMember {
  form: SignUpAnswers;
  login: MemberToken;
}

async function send(site: TestApp, path: string, body: object): Promise<Response> {
  const response = await fetch(`${site.url}/api/members/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`members/${path} was refused: ${await response.text()}`);
  return response;
}

/** The token of the newest link of a type that waits to be mailed to an address. */
export function linkToken(site: TestApp, type: string, email: string): Promise<string> {
  return withQuery(site, (query) => tokenInMail({ query }, type, email));
}

/** Somebody who has signed up, and the token of the link in the mail. */
export async function signUpWaiting(
  site: TestApp,
  overrides: Partial<SignUpAnswers> = {},
): Promise<{ form: SignUpAnswers; token: string }> {
  const form = aSignUp(overrides);
  await send(site, '', form);
  return { form, token: await linkToken(site, 'member_confirm', form.email) };
}

/** A member who has confirmed the address. */
export async function createMember(
  site: TestApp,
  overrides: Partial<SignUpAnswers> = {},
): Promise<E2eMember> {
  const { form, token } = await signUpWaiting(site, overrides);
  const { email, password } = form;
  await send(site, 'confirmations', { token, password });
  const login = await send(site, 'login', { email, password });
  return { form, login: (await login.json()) as MemberToken };
}

/** Puts a login into the storage of the next page, as if the member had logged in. */
export async function openAsMember(page: Page, { login }: E2eMember): Promise<void> {
  await page.addInitScript((stored) => {
    // Only once, since the test may log out later.
    if (sessionStorage.getItem('test.member')) return;
    sessionStorage.setItem('test.member', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedLogin(login));
}

/** Puts a login into the storage of the open page, where other tabs see it. */
export async function logInHere(page: Page, { login }: E2eMember): Promise<void> {
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedLogin(login));
}

function storedLogin(login: MemberToken): Record<string, string> {
  return {
    loggedInStatus: 'true',
    memberId: login.member_id,
    fname: login.fname,
    sname: login.sname,
    isAdmin: String(login.is_admin),
    memberToken: login.access_token,
  };
}

/** Everything in the local storage of the page. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

/** Fills the login form on the open page and sends it. */
export async function submitMemberLogin(
  page: Page,
  { email, password }: Pick<SignUpAnswers, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').and(page.locator('input')).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** The password field of the page that confirms an address. */
export const confirmationPassword = (page: Page) =>
  page.getByRole('form', { name: 'Confirm' }).getByLabel('Password').and(page.locator('input'));

/** Expects the dashboard to be open, with this greeting. */
export async function expectGreeting(page: Page, words: string): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible();
}

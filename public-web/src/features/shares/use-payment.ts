import {
  APPLICATION_MESSAGES,
  formatNaira,
  isBlank,
  isEmail,
  parseUnits,
  priceOfUnits,
  SHARE_MESSAGES,
} from '@smash/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SHARE_PAYMENT } from '../../content/payment';
import {
  type CreatedPurchase,
  loadShareOffer,
  orderShares,
  type ShareOffer,
  verifyPurchase,
} from '../../lib/api/shares';
import { loadProfile, type MemberProfile } from '../../lib/api/members';
import { hasPortalSession, watchPortalSession } from '../../lib/portal-session';
import { memberToken } from '../../lib/member-session';
import { useFormFields } from '../../lib/use-form-fields';
import { runPaymentScript, type ScriptState } from './payment-script';
import { openPaymentWindow } from './payment-window';
import { unfinishedOrder } from './unfinished-order';
import { waitForPayment } from './wait-for-payment';

interface PaymentValues {
  units: string;
  email: string;
}
type Field = keyof PaymentValues;

/** Step of the payment, shown in the label of the button. */
export type PaymentStep = 'idle' | keyof typeof SHARE_PAYMENT.steps;

/** An order that may have been paid, with its status on the server. */
export interface Settled {
  purchase: CreatedPurchase;
  status: CreatedPurchase['status'];
}

/** A failed attempt; without text when fields have the messages. */
interface Problem {
  text?: string;
  attempt: number;
}

const failedOnceMore =
  (text?: string) =>
  (before?: Problem): Problem => ({ ...(text && { text }), attempt: (before?.attempt ?? 0) + 1 });

/** Asks for the status of an order. A pending order stays kept: a reload asks again, and does not offer to pay twice. */
async function statusOf({
  reference,
}: CreatedPurchase): Promise<{ status: Settled['status']; isAnswered: boolean }> {
  const known = await waitForPayment(reference);
  const status = known ?? 'pending';
  if (status !== 'pending') unfinishedOrder.forget();
  return { status, isAnswered: known !== undefined };
}

/** State and actions of the payment page (docs/requirements/shares.md#sh-1). */
export function usePayment(scriptAddress: string) {
  const fields = useFormFields<PaymentValues, Field>({ units: '', email: '' });
  const [step, setStep] = useState<PaymentStep>('idle');
  /** Problem of the last failed attempt. */
  const [problem, setProblem] = useState<Problem>();
  const [settled, setSettled] = useState<Settled>();
  const [offer, setOffer] = useState<ShareOffer>();
  const [member, setMember] = useState<MemberProfile>();
  const [scriptState, setScriptState] = useState<ScriptState>();
  const isPortalOpen = useSyncExternalStore(watchPortalSession, hasPortalSession, () => false);

  useEffect(() => {
    void runPaymentScript(scriptAddress).then(setScriptState);
    void loadShareOffer().then(setOffer);
  }, [scriptAddress]);

  const { fillIn } = fields;
  useEffect(() => {
    if (!memberToken()) return;
    void loadProfile().then((profile) => {
      if (profile.status === 'found') {
        setMember(profile.member);
        fillIn('email', profile.member.email);
      }
      if (profile.status === 'ended') setProblem(failedOnceMore(SHARE_PAYMENT.problems.sessionEnded));
    });
    // Once only: a person who empties the field wants it empty.
  }, [fillIn]);

  useEffect(() => {
    let isGone = false;
    const show = (purchase: CreatedPurchase, status: Settled['status'], next: PaymentStep) => {
      if (isGone) return;
      setSettled({ purchase, status });
      setStep(next);
    };
    const order = unfinishedOrder.read();
    // While the portal is open, the page only names the order; once it is closed, the page loads again.
    if (order && !hasPortalSession()) {
      show(order, 'pending', 'checking');
      void statusOf(order).then(({ status }) => show(order, status, 'idle'));
    }
    return () => {
      isGone = true;
    };
  }, []);

  function fail(text?: string) {
    setProblem(failedOnceMore(text));
    setStep('idle');
  }

  /** The valid order of the form; otherwise shows the messages and returns undefined. */
  function check(): { units: number; email: string } | undefined {
    const { units: typed, email } = fields.values;
    const units = parseUnits(typed);
    const least = offer?.minimum_units ?? 1;
    const errors = {
      units:
        units === undefined ? SHARE_MESSAGES.units : units < least ? SHARE_MESSAGES.tooFew(least) : undefined,
      email: isBlank(email)
        ? APPLICATION_MESSAGES.required
        : isEmail(email.trim())
          ? undefined
          : APPLICATION_MESSAGES.email,
    };
    fields.setErrors(errors);
    if (units !== undefined && !errors.units && !errors.email) return { units, email: email.trim() };
    fail();
    return undefined;
  }

  async function submit() {
    const order = check();
    if (!order) return;
    setProblem((before) => before && { attempt: before.attempt });
    setStep('ordering');
    const doubt = await doubtAboutMember();
    if (doubt) {
      fail(doubt);
      return;
    }
    if ((await runPaymentScript(scriptAddress)) !== 'ready') {
      fail(SHARE_PAYMENT.problems.script);
      return;
    }
    const result = await orderShares(order.units, order.email);
    if (result.status === 'kept') {
      // This page was loaded before the price changed.
      if (result.purchase.amount !== priceOfUnits(order.units).amount)
        return fail(SHARE_PAYMENT.problems.price(formatNaira(result.purchase.amount)));
      await pay(result.purchase);
      return;
    }
    fields.setErrors(result.fields);
    fail(Object.keys(result.fields).length > 0 ? undefined : result.message);
  }

  /**
   * Why the shares might go to another member than the page says; undefined if they do not. The server treats an ended
   * session as a visitor: shares meant for the dashboard would never appear there.
   */
  async function doubtAboutMember(): Promise<string | undefined> {
    if (!memberToken() && !member) return undefined;
    const profile = await loadProfile();
    if (profile.status === 'failed') return SHARE_PAYMENT.problems.order;
    const now = profile.status === 'found' ? profile.member : undefined;
    setMember(now);
    if (!now) return SHARE_PAYMENT.problems.sessionEnded;
    return now.id === member?.id ? undefined : SHARE_PAYMENT.problems.member;
  }

  async function pay(purchase: CreatedPurchase) {
    setStep('paying');
    unfinishedOrder.keep(purchase);
    const outcome = await openPaymentWindow(purchase);
    if (outcome === 'paid') {
      await confirm(purchase);
      return;
    }
    setStep('checking');
    // A buyer who paid just before closing the window, or outside it, must not be asked to pay again.
    const known = await verifyPurchase(purchase.reference);
    // The outcome is unknown: it may have been paid, so the page can ask again.
    if (!known || (known.status === 'pending' && !known.is_unpaid)) return settle(purchase, 'pending');
    unfinishedOrder.forget();
    if (known.status !== 'pending') return settle(purchase, known.status);
    fail(outcome === 'closed' ? SHARE_MESSAGES.windowClosed : SHARE_PAYMENT.problems.window);
  }

  /** Waits for the server's status of an order. @returns whether the server answered */
  async function confirm(purchase: CreatedPurchase): Promise<boolean> {
    setStep('checking');
    const { status, isAnswered } = await statusOf(purchase);
    settle(purchase, status);
    return isAnswered;
  }

  function settle(purchase: CreatedPurchase, status: Settled['status']) {
    setSettled({ purchase, status });
    setStep('idle');
  }

  return {
    ...fields,
    step,
    problem,
    settled,
    /** Member on whose dashboard the shares will appear. */
    member,
    /** Whether sales are closed: the server may have no payment keys although the build has one. */
    isClosed: offer?.is_open === false,
    isOver: offer?.is_over,
    /** Whether this browser has a portal session, with which nothing can be paid. */
    isPortalOpen: isPortalOpen || scriptState === 'portal',
    submit,
    confirm,
  };
}

export type PaymentState = ReturnType<typeof usePayment>;

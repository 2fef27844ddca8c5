import { FormNotice } from '../form-notice';
import { t } from '../../i18n/t';

interface RestoredNoticeProps {
  /** Where it goes once it is done: left out, it is saved. */
  isToBeSent?: boolean;
  onDiscard: () => void;
}

/** Says that what stands in a form was typed before. */
export function RestoredNotice({ isToBeSent, onDiscard }: RestoredNoticeProps) {
  return (
    <FormNotice action={t('Discard')} onAction={onDiscard}>
      {isToBeSent
        ? t("We've restored what you typed. It hasn't been sent yet.")
        : t("We've restored what you typed. It hasn't been saved yet.")}
    </FormNotice>
  );
}

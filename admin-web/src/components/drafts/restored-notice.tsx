import { FormNotice } from '../form-notice';
import { t } from '../../i18n/t';

interface RestoredNoticeProps {
  /**
   * For text that is sent: whether sending is still to come, or its outcome is not known. Left out for text that is
   * saved.
   */
  sending?: 'ahead' | 'uncertain';
  onDiscard: () => void;
}

/** Says that the text in a form was typed before, or was sent without an answer. */
export function RestoredNotice({ sending, onDiscard }: RestoredNoticeProps) {
  return (
    <FormNotice action={t('Discard')} onAction={onDiscard}>
      {describe(sending)}
    </FormNotice>
  );
}

function describe(sending: RestoredNoticeProps['sending']): string {
  if (sending === 'uncertain')
    return t("We don't know whether this was sent. You can send it again: it goes out once.");
  return sending === 'ahead'
    ? t("We've restored what you typed. It hasn't been sent yet.")
    : t("We've restored what you typed. It hasn't been saved yet.");
}

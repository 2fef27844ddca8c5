import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unknownPlaceholders } from '@smash/contract';
import type { MailText } from '../../providers/calls/correspondence';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Milliseconds without a keystroke before the preview follows. */
const TYPING_PAUSE_MS = 300;

/** The mail as the server would send it, following what is typed. */
export function useMailPreview({ subject, body }: MailText, applicationId?: string) {
  const dataProvider = usePortalDataProvider();
  const [text, setText] = useState({ subject, body });
  useEffect(() => {
    const timer = setTimeout(() => setText({ subject, body }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [subject, body]);
  return useQuery({
    queryKey: ['mail-preview', applicationId, text],
    queryFn: () => dataProvider.previewMail(text, applicationId),
    enabled: isComplete(text),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Whether the server would accept the mail. */
export const isComplete = ({ subject, body }: MailText): boolean =>
  subject.trim() !== '' && body.trim() !== '' && unknownPlaceholders(subject + body).length === 0;

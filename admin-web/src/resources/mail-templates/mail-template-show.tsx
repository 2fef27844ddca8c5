import { Box, Card } from '@mui/material';
import type { MailTemplate } from '@smash/contract/client';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DetailsSection, Fact } from '../../components/details/details-section';
import { Loaded } from '../../components/loaded';
import { PageHeading } from '../../components/page-heading';
import { TextLink } from '../../components/text-link';
import { describeTold } from './mail-template-record';
import { t } from '../../i18n/t';

/** The text of one template, for people who may not edit it. */
export function MailTemplateShow() {
  const { id = '' } = useParams();
  const template = useGetOne<MailTemplate>('mail-templates', { id: Number(id) });
  return (
    <Loaded
      of={template}
      loading={t('Loading the email template...')}
      failure={t('This email template could not be loaded')}
    >
      {({ name, tells_status, subject, body }) => (
        <>
          <PageHeading
            title={name}
            before={<TextLink to="/mail-templates">{t('All email templates')}</TextLink>}
          />
          <Card sx={{ p: { xs: 2, md: 3 } }}>
            <DetailsSection title={t('Email template')}>
              <Fact label={t('Tells applicants they are')}>{describeTold(tells_status)}</Fact>
              <Fact label={t('Subject')}>{subject}</Fact>
              <Fact label={t('Text')}>
                <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
                  {body}
                </Box>
              </Fact>
            </DetailsSection>
          </Card>
        </>
      )}
    </Loaded>
  );
}

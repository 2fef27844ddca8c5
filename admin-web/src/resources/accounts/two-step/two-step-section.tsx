import { Card, Typography } from '@mui/material';
import { useState } from 'react';
import { Badge } from '../../../components/badge';
import { useOwnSignOn } from '../../../providers/use-own-sign-on';
import { TwoStepLogin } from './two-step-login';
import { t } from '../../../i18n/t';

/** The part of 'My account' about the second step of a login. */
export function TwoStepSection() {
  const [isOn, setOn] = useState<boolean>();
  const { data } = useOwnSignOn();
  const onlyWay = data?.has_password === false ? data.provider : null;
  return (
    <Card component="section" aria-labelledby="two-step-title" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography
        id="two-step-title"
        variant="h3"
        sx={{ alignItems: 'center', display: 'flex', gap: 1.25, mb: 1 }}
      >
        {t('Two-step login')}
        {isOn !== undefined && <Badge tone={isOn ? 'green' : 'grey'}>{isOn ? t('On') : t('Off')}</Badge>}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: onlyWay === null ? 2.5 : 0 }}>
        {onlyWay === null
          ? t(
              'After your password the portal asks for a code or a passkey, so that a stolen password opens nothing.',
            )
          : t(
              '%{provider} may ask for a second step when you sign in. The portal asks for one after a password, and your account has none.',
              { provider: onlyWay },
            )}
      </Typography>
      {onlyWay === null && <TwoStepLogin onChange={setOn} />}
    </Card>
  );
}

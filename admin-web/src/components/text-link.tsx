import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

/** A link to another screen of the portal. */
export function TextLink(props: LinkProps & Pick<RouterLinkProps, 'to' | 'state'>) {
  return <Link component={RouterLink} {...props} />;
}

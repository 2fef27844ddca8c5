import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Popover } from '@mui/material';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { TAB } from './section-link';
import type { SectionGroup } from './sections';

/** A tab that opens the links of a group: a button and a list, as links are read best. */
export function SectionMenu({ group: { label, sections } }: { group: SectionGroup }) {
  const id = useId();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isCurrent = sections.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonBase
        aria-controls={anchor ? id : undefined}
        aria-current={isCurrent || undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={TAB}
      >
        {label}
        <ExpandMoreIcon fontSize="small" />
      </ButtonBase>
      <Popover
        id={id}
        anchorEl={anchor}
        anchorOrigin={{ horizontal: 'left', vertical: 'bottom' }}
        disablePortal
        open={anchor !== null}
        onClose={close}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, minWidth: 180, p: 0.75 }}>
          {sections.map(({ to, label: name }) => (
            <li key={to}>
              <Box component={NavLink} to={to} onClick={close} sx={ENTRY}>
                {name}
              </Box>
            </li>
          ))}
        </Box>
      </Popover>
    </>
  );
}

const ENTRY = {
  borderRadius: 1,
  color: 'text.primary',
  display: 'block',
  fontWeight: 600,
  px: 1.5,
  py: 1.25,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { bgcolor: 'action.hover' },
} as const;

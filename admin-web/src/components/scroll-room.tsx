import { GlobalStyles } from '@mui/material';

/** A desktop window at 400% zoom, where a sticky bar would take half: there the bar scrolls with the page. */
export const LOW_WINDOW = '@media (max-height: 20rem)';

/**
 * Keeps the focused element clear of a bar that sticks to the top of a wide screen, or to the bottom of a narrow one.
 * @param top,bottom height of the bar there, in pixels
 */
export function ScrollRoom({ top, bottom }: { top: number; bottom: number }) {
  return (
    <GlobalStyles
      styles={({ breakpoints }) => ({
        html: {
          [breakpoints.up('md')]: { scrollPaddingTop: top },
          [breakpoints.down('md')]: { scrollPaddingBottom: bottom },
          [LOW_WINDOW]: { scrollPadding: 0 },
        },
      })}
    />
  );
}

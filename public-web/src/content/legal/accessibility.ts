import { HOTLINE, SUPPORT_EMAIL } from '../company';
import type { ProseDocument } from '../prose';

/** The accessibility statement (docs/requirements/site.md#s-80). It must be true: remove each gap once it is mended. */
export const ACCESSIBILITY_STATEMENT: ProseDocument = {
  title: 'Accessibility',
  standfirst:
    'Who can use this website, how we know, what does not work yet, and whom to tell when something stops you.',
  sections: [
    {
      id: 'standard',
      heading: 'What we hold ourselves to',
      blocks: [
        'The Web Content Accessibility Guidelines 2.2, level AA. They apply to every public page, the application form, the members’ pages and the portal where HR reads applications.',
        'We believe that the site meets them apart from the gaps below. Nobody outside the company has audited it.',
      ],
    },
    {
      id: 'works',
      heading: 'What you can count on',
      blocks: [
        [
          'Everything works with a keyboard alone, and you can always see where you are.',
          'Jobs can be found and applied for without scripts, in a text browser too.',
          'Every page can be read 320 pixels wide, or enlarged to 400% on a desktop computer, without scrolling sideways.',
          'If your device is set to reduce motion, nothing moves. Carousels can be paused.',
          'There is a light and a dark scheme; text has a contrast of at least 4.5 to 1 in both.',
          'A form error names the field and says what to do. Nothing you typed is lost.',
          'On a phone, buttons and links of the public pages are at least 44 pixels high, links inside a sentence aside; those of the portal at least 24.',
          'The application form has no time limit: what you type is kept on your device until it is sent.',
          'The page of your own application closes after an hour (while you edit, an hour after your last change); a new link opens it again. A login lasts eight hours. The portal logs you out sooner if you do nothing, but asks first and keeps what you typed.',
        ],
      ],
    },
    {
      id: 'gaps',
      heading: 'What does not work yet',
      blocks: [
        [
          'The film on the home page has no spoken description. Its captions, which can be switched on, say what is seen.',
          'Certificates are pictures. Their names, numbers and issuers stand beside them as text.',
          'Where a map, a live chat or a payment window of another company is used, it is as accessible as that company made it. Address, hotline and email stand beside each.',
          'Files that applicants send can only be read by a screen reader if they were made that way. HR may ask for another copy.',
          'The site is in English only.',
        ],
      ],
    },
    {
      id: 'how-we-know',
      heading: 'How we know',
      blocks: [
        'Before each release a program (axe) reads every kind of page in both schemes, and the application form is filled in and sent by keyboard alone. People look at every page at three widths. We have tried Chromium on desktops and phones, and w3m as a text browser; Safari, Firefox and screen readers are not tried before each release.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us',
      blocks: [
        `Write to ${SUPPORT_EMAIL} or call ${HOTLINE.shown}. Say which page it was and what you used. You get an answer within 3 working days, and if you were applying for a job, we take your application by phone or email, with the same deadline.`,
      ],
    },
  ],
};

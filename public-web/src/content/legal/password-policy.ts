import type { ProseDocument } from '../prose';

/** Guidance only; the figures are those of docs/requirements/site.md#s-57. */
export const PASSWORD_POLICY: ProseDocument = {
  title: 'Password Policy',
  standfirst:
    'How to choose a password for any Smash account, how to look after it, and what to do on the day you suspect that somebody else knows it.',
  sections: [
    {
      id: 'length',
      heading: 'Length comes first',
      blocks: [
        'Three figures to go by:',
        [
          'minimum 8 characters',
          '15 or more recommended',
          'passphrases up to 64 characters supported, spaces included',
        ],
        'Five unrelated words that make you laugh are easier to remember than eight letters and signs, and take thousands of times as many guesses. Choose words that have nothing to do with you: no church, no club, no child.',
      ],
    },
    {
      id: 'mix',
      heading: 'Mix what you type',
      blocks: [
        'Combine characters of these four kinds:',
        [
          'uppercase letters, A to Z',
          'lowercase letters, a to z',
          'digits, 0 to 9',
          'special characters, such as ! ? # or a hyphen',
        ],
        'Put the capital and the digit somewhere in the middle. Everybody puts them at the ends, and those who guess passwords for a living know it.',
      ],
    },
    {
      id: 'avoid',
      heading: 'What to leave out',
      blocks: [
        [
          'your name, your phone number, your date of birth or your plate number',
          'rows of the keyboard and runs of digits, forwards or backwards',
          'the name of the service you are logging in to',
          'any password you have used somewhere else',
        ],
        'The last one matters most. When another website loses its passwords, the first thing thieves do is to try them everywhere.',
      ],
    },
    {
      id: 'keep',
      heading: 'Looking after it',
      blocks: [
        'A password manager may remember it for you; that is safer than a notebook, and a notebook in a locked drawer is safer than one password for everything. There is no need to change a good password by the calendar. Change it at once when you have shared it, typed it on a machine that is not yours, or been told of a breach.',
        'Nobody at Smash Technology will ever ask you for your password, your PIN or a code we sent you: not by phone, not on WhatsApp, not in person. If somebody does, end the conversation and call the hotline.',
      ],
    },
    {
      id: 'if-something-happens',
      heading: 'If you think somebody knows it',
      blocks: [
        'Change it from a device you trust, log out everywhere else, and tell us what you saw and when. Report it even if you are not sure: call the hotline, or write to support.',
        'This page is guidance. An account may ask for more than is written here, for instance a code from your phone when you log in on a new device.',
      ],
    },
  ],
};

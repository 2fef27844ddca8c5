import { HOTLINE, HR_EMAIL, SUPPORT_EMAIL } from '../company';
import type { ProseDocument } from '../prose';
import { retention } from '../retention';

/** Words of the policy for the term that `retentionOf` returns. */
export const howLongApplicationsStay = (term: string | undefined): string =>
  term === undefined
    ? 'until you have yours erased, which you can do at any time. It goes with files, answers, notes, interviews, history and emails; we set no time at which it would go by itself.'
    : `for as long as the position is open and ${term} after it has closed. If you agreed that we keep yours for other openings, it stays at least until that agreement ends: after 12 months, unless you renew it, or as soon as you take it back or withdraw the application. Then they are erased automatically, with files, answers, notes, interviews, history and emails; a note about you that also concerns another application of yours stays with that one. You can have yours erased at any time before.`;

/**
 * The privacy policy (docs/requirements/site.md#s-55). Each statement must be true of this website and its API: whoever
 * changes what is collected, how it is kept or for how long changes this text in the same commit.
 */
export const PRIVACY_POLICY: ProseDocument = {
  title: 'Privacy Policy',
  standfirst:
    'What this website learns about you, why, who may see it, how long it stays, and how to have it corrected or removed.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        'Smash Technology Ltd, with its head office in Abuja, decides why and how personal data is used on this website, and answers for it under the Nigeria Data Protection Act 2023. Our apps have privacy notices of their own, because they need different things from you.',
      ],
    },
    {
      id: 'reading',
      heading: 'When you only read',
      blocks: [
        'You can read every page without telling us who you are. To deliver a page and to protect the site from abuse, our servers handle the network address of your device and the address of the page you ask for. Your browser keeps copies of the job pages that you open, and of nothing else, so that you can read them without a connection. We set no advertising cookies and build no profile of you. Once you have logged in, a cookie marks this device as known for a year, so that a stranger who guesses passwords cannot lock you out.',
        'Films, maps and live chat can be provided by other companies. Where we use such a service, its provider receives your network address once it loads, and handles it under its own policy.',
      ],
    },
    {
      id: 'applying',
      heading: 'When you apply for a job',
      blocks: [
        'An application holds what you enter and attach, or what our team entered because you gave it to us elsewhere, such as on paper or at an event, and nothing that we bought or looked up:',
        [
          'your first, middle and last name and your date of birth',
          'your state of origin, state of residence and address',
          'your email address and phone number',
          'a link to a professional or social profile and, if you give one, to a portfolio',
          'your CV and, if you add one, your cover letter',
          'your answers to the questions of the position, with the files that they ask for',
          'the position, the time of your application, its reference number and its status',
          'where you found the position, if the link you opened says so: WhatsApp or a poster, for example',
          'the words you agreed to when you sent it, and what was done with it since',
        ],
        'As it is reviewed, the emails that we send you, the times of your interviews and the notes, tags and scores of those who read it are kept with it. A program reads the text of your CV, so that our team can search for words in it; it judges nothing.',
        'We use it to decide on your application and to contact you about it. Only authorised members of our human resources team and the administrators of the recruitment system can open it, and programs that they have authorised. It is not sold, and it is not used for advertising. On the page ‘Your application’ you can see its status, replace your CV, withdraw, download your data or erase that application, through a link that we email to the address in the application. If our team entered it, ask us for its reference first.',
        'While you fill in the form, a draft of the text is kept on your own device so that a lost connection does not cost you your work. The files that you choose are kept beside it. Both leave the device only when you submit, and are removed when you press ‘Clear draft’: do so on a device that others use. Files that are more than a day old are removed as soon as the form of a position is opened in the same browser again.',
      ],
    },
    {
      id: 'job-alerts',
      heading: 'When you ask for job alerts',
      blocks: [
        'A job alert holds your email address, the words, business and place you chose, and how often we may write. We use it to email you about new jobs and for nothing else, after you have confirmed the address. Links in these emails tell us that an alert is still wanted. Every email has a link that stops it.',
      ],
    },
    {
      id: 'writing',
      heading: 'When you write to us',
      blocks: [
        'The contact form takes your email address, a subject and a message, and emails them to our customer support. We use them to reply. Once the email has arrived there, our website keeps only that a message came; one that cannot be delivered is kept for 30 days, so that it can be sent again.',
      ],
    },
    {
      id: 'investing',
      heading: 'When you ask about shares or plans',
      blocks: [
        'If you sign up as an investor, we ask for the details that identify you and for a next of kin, as those who keep a register of owners must. If you buy shares, we ask for your email address. Card details go straight to the payment provider; we receive a reference and the result, never your card number. While you fill in the sign-up, a draft of it is kept on your own device, with your next of kin but without your identification number and password.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we may use it',
      blocks: [
        'The Act asks for a lawful reason for each use. Ours are: steps that you ask us to take before a contract, such as considering your application; a contract, such as a share purchase; a duty under law, such as keeping accounts; and our legitimate interest in a website that is safe from abuse. Where we need your consent we ask for it separately, and you can withdraw it as easily as you gave it.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        'Data is encrypted with AES-256 at rest and with TLS 1.3 in transit. The file of a CV or cover letter is encrypted before it reaches storage, under a random name, and can be opened only by a logged-in administrator, by a program that they have authorised, or through a link that expires within minutes. Passwords of administrators and members are stored as hashes, so that we cannot read them ourselves.',
        'Our logs record identification numbers and events rather than names, addresses or the content of your documents. No system is perfect: should a breach put you at risk, we will tell you and the Nigeria Data Protection Commission as the Act requires.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        [
          `Applications: ${howLongApplicationsStay(retention)} Each is erased by itself. What stays of it is a certificate with a number and a date, and nothing about you. Backups of the system are kept apart and are removed by their own schedule.`,
          'Job alerts: until you stop them, or for 12 months after you last opened a link in one of their emails. We’ll ask you a month before. One that nobody confirms is deleted after two days. With an alert, its emails and your address go. They end too when you erase an application with the same address, and when your membership with it is deleted.',
          'Applications of people we employ: they become part of the staff file.',
          'Share purchases and investor records: for as long as you hold the investment and for the period for which the law wants accounts and registers to be kept.',
          'Investor accounts without a purchase: until you ask us to delete them. A sign-up that nobody confirms is deleted after a week.',
          'Accounts of our own team in the recruitment system: until an owner of the system removes them.',
          'The draft of an application or a sign-up on your device: until you submit it or clear it. The files beside an application: until then or, after a day, until the form of a position is opened in the same browser again.',
          'Copies of job pages on your device: until you clear the data of this site in your browser. Those that are more than 30 days old are removed as soon as you open a page of our jobs in it again.',
        ],
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else receives it',
      blocks: [
        'Companies that host our servers and storage, deliver our email or process payments handle data on our instructions and under contract. If our team writes to you by WhatsApp, its provider, Meta, receives your number and the messages, and keeps them outside Nigeria and under its own policy, also after an erasure here. Other systems that our team works with may be sent what an application says, as it comes in or changes. We hand data to a court or an authority when the law obliges us to. If data is kept outside Nigeria, it is kept only where the Act’s conditions for such a transfer are met.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'Under the Nigeria Data Protection Act 2023 you may ask us, free of charge:',
        [
          'whether we hold data about you, and for a copy of it',
          'to correct what is wrong or out of date',
          'to delete what we no longer have a reason to keep',
          'to restrict how we use it, or to stop a use to which you object',
          'to give you the data you provided in a common electronic format',
          'to have a person look again at any decision made by a machine alone; we make no such decisions about applications',
        ],
        'Write to the address below from the email address you used with us, and give the reference number if you have one. We answer within 30 days. If our answer does not satisfy you, you can complain to the Nigeria Data Protection Commission.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'This website is not meant for children under 13, and we do not knowingly collect data about them. If you believe that a child under 13 has sent us data, tell us and we will delete it.',
      ],
    },
    {
      id: 'write-to-us',
      heading: 'Contact',
      blocks: [
        `For anything about your data write to ${SUPPORT_EMAIL}; about an application you can write to ${HR_EMAIL} directly. The hotline, ${HOTLINE.shown}, will take a request too and confirm it in writing.`,
        'When this policy changes, the new text appears on this page before it applies. If the change touches data that we already hold about you, we will tell you by email.',
      ],
    },
  ],
};

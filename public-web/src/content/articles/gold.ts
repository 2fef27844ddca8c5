import type { ProseDocument } from '../prose';
import { RISK_SENTENCE } from '../shares';

/** The article of /gold, for people who weigh gold against real estate. */
export const GOLD_ARTICLE: ProseDocument = {
  title: 'Gold, land and the patience between them',
  standfirst:
    'A bangle and a plot are the two oldest savings accounts in Nigeria. They do different jobs, and most people who are disappointed asked one to do the work of the other.',
  sections: [
    {
      id: 'what-gold-does',
      heading: 'What gold does, and what it does not',
      blocks: [
        'Ask a grandmother in Kano why she keeps gold, and she will not mention a return. She will say that it can be carried, that it can be sold on a Sunday, and that nobody can vote to print more of it. Those are three exact reasons. Gold has a price in every city of the world, that price is set in dollars, and so an ounce tends to hold its own when a currency does not. In naira its price therefore contains two movements, the metal’s and the exchange rate’s, and it helps to know which of them you are watching.',
        'What gold does not do is work. It pays no rent and grows no crop. Over some long stretches its price has gone nowhere or down, and people who bought at the top of a fright have waited many years to see their money again. You pay when you buy it, in the dealer’s margin; when you keep it, in safety; and when you sell it, in the margin once more.',
      ],
    },
    {
      id: 'ways-to-hold-gold',
      heading: 'Ways to hold it',
      blocks: [
        [
          'Jewellery: beautiful and portable, but you pay for the goldsmith’s work and usually lose that part when you sell. Ask for the carat, and for the weight without stones.',
          'Bars and coins: closest to the price of the metal. Keep the assay card and the receipt, and decide where they sleep before you buy them.',
          'Paper: funds and accounts that follow the price. Easy to sell, and only as sound as the firm behind them. Ask whether the metal exists, where, and in whose name.',
          'Mines: shares in a company that digs. That is a business, with wages and licences and floods, and it can fail while the metal rises.',
        ],
        'Whichever way you choose, the questions are the same two. Can I prove that it is mine, and who would buy it from me tomorrow?',
      ],
    },
    {
      id: 'what-land-does',
      heading: 'What land and houses do',
      blocks: [
        'A house answers to nobody’s screen. It gives a rent, it can be improved by its owner, and a road, a school or a market that arrives near it will raise its value without asking. For many families it is the only saving that cannot be spent by accident. Against that, it is slow. You cannot sell the kitchen to pay for school fees; a sale takes months, and a quick sale is a cheap one.',
        'A house also has an appetite. Roofs, pumps, levies, an empty quarter between tenants: as a rough rule, do not count on more than nine or ten months of rent in a year, and set aside something from each of them for repairs. Bare land eats less and earns nothing, and it invites visitors. A fence and a caretaker are part of its price.',
      ],
    },
    {
      id: 'papers',
      heading: 'In land, the paper is the thing',
      blocks: [
        'Under the Land Use Act the land of a state is held in trust by its governor, and what a person owns is a right to occupy it. That is why so much depends on documents, and why the search matters more than the viewing.',
        [
          'Search the title at the land registry yourself or through your own lawyer, never through the seller’s.',
          'Have a surveyor chart the coordinates, to see whether the plot lies inside land that government has acquired.',
          'Ask which right you are buying: a certificate of occupancy, an excision, a deed from a family. Each needs different next steps.',
          'A transfer of a statutory right needs the governor’s consent. Ask who will apply for it, who pays and how long it has taken lately.',
          'Speak with the neighbours. They know who else has been shown the plot.',
        ],
        'If you are told that the price will rise on Friday, let it.',
      ],
    },
    {
      id: 'both',
      heading: 'A place for each',
      blocks: [
        'People often ask us which is better. Gold is for the day on which something goes wrong and you need value in your hand. Property is for the years in which things go right slowly. Money for next term’s fees belongs in neither.',
        'At Smash Properties we sell land and homes, so discount our enthusiasm accordingly. We do not deal in gold. What we can offer is the search report with a date on it, a boundary that somebody has walked, and the risks in the same document as the price.',
        `${RISK_SENTENCE} Gold can fall for years and land can be disputed, flooded or acquired. Nothing here is advice for your own case; take some from a person who is not selling to you.`,
      ],
    },
  ],
};

import type { ProseDocument } from '../prose';
import { RISK_SENTENCE } from '../shares';

/** The article of /agric-blog, for people who think of putting money into farming. */
export const AGRIC_ARTICLE: ProseDocument = {
  title: 'What a cassava root knows about money',
  standfirst:
    'Cassava keeps for months in the ground and for three days out of it. Before you put money into farming, learn where in the chain the value is kept, and where it rots.',
  sections: [
    {
      id: 'a-crop-with-a-clock',
      heading: 'A crop with a clock inside',
      blocks: [
        'A cassava root is safe as long as it stays in the ground. It can wait there for months, which is why farmers call it a bank. Once it is pulled up, the bank closes: within two or three days the flesh darkens, and within a week it is fit for very little. Everything that can be earned or lost with cassava happens between these two facts. The farmer who lifts her roots on the morning the lorry comes sells food; the one who lifts them a week early has nothing to sell.',
        'Nigeria grows more cassava than any other country and still imports starch. The country is rich in roots and poor in whatever must happen within three days of the harvest: graters, dryers, roads, and a buyer who has agreed to a price beforehand. Money that goes into another hectare adds roots. Money that goes into those three days adds value.',
      ],
    },
    {
      id: 'four-places',
      heading: 'Four places where money can work',
      blocks: [
        'Somebody who says ‘agriculture’ to an investor usually means one of four quite different things.',
        [
          'Growing: land, seed, fertiliser, labour. The return comes once a season and the weather sits on the board.',
          'Keeping: dry stores for grain, cold rooms for tomatoes, crates in place of baskets. The return is the difference between the price in the week of harvest and the price some months later, less what the mice and the diesel take.',
          'Changing: gari from cassava, oil from groundnuts, flour, feed, juice. The return is a margin on every tonne and depends on a machine that runs and a supply that does not stop.',
          'Moving: lorries, collection points, a market that pays on delivery. The return is small on each trip and comes every week.',
        ],
        'They carry different risks and deserve different questions. A grower should be asked about water. A store should be asked who holds the second key. A processor should be asked what he does when the nearest farmers sell to somebody else, and a carrier what the road is like in August.',
      ],
    },
    {
      id: 'the-calendar',
      heading: 'The calendar outranks the spreadsheet',
      blocks: [
        'In much of the south two rains give two chances to plant maize; in the north there is mostly one, and after it a long dry season in which only irrigated land works. A loan that arrives in July for seed that was due in May finances disappointment, however good the interest rate. When somebody shows you a projection, look for the months. If the columns are only numbered, from one to twelve, the person who made it has probably not been on the farm.',
        'Animals keep another calendar. Broilers are sold some six to eight weeks after they hatch, so money turns round quickly, and so do mistakes: feed is the largest cost by far, and one disease can empty a house of birds in days. Fish are slower, quieter, and need power for water. Goats forgive more than either and grow rich for nobody in a hurry.',
      ],
    },
    {
      id: 'before-you-pay',
      heading: 'What to see before you pay',
      blocks: [
        'Whoever offers you a share in a farm, a store or a mill, the group included, should be able to show the following without sending for it.',
        [
          'The right to the land: a title or a lease, and the consent of the family or community that has farmed it.',
          'A buyer in writing, with a quantity, a quality and a way to set the price.',
          'The water, on foot, in the dry season.',
          'Insurance: what it covers, and the last claim that was paid.',
          'A year of bad luck worked through on paper. If the plan survives only in good years, it is a wish.',
        ],
        'Beware of fixed monthly returns on a crop that is harvested once a year. The money has to come from somewhere in the other eleven months, and you should know where.',
      ],
    },
    {
      id: 'our-own-part',
      heading: 'Our own part in it',
      blocks: [
        'Smash Technology owns no farms. We meet agriculture at the other end: Smashfood’s kitchens buy tomatoes every morning, Smash Logistics carries grain between states, SmashBuy247 sells it by the carton, and Smashwise pays the farmers’ cooperative on the day of delivery. From there we see prices move before the news does, and we see where the chain breaks, most often at a junction with no shade and no scale.',
        'That is where we think patient money is useful, in dull things such as crates, shade, scales and prompt payment.',
        `${RISK_SENTENCE} Harvests fail, prices fall and stores are robbed. Nothing in this article is advice for your own case; ask somebody who earns nothing from your answer.`,
      ],
    },
  ],
};

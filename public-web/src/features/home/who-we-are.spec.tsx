import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { OUR_BUSINESS, WHO_WE_ARE } from '../../content/home/sections';
import { show } from '../../lib/spec-support';
import { FeaturedBusinesses } from './featured-businesses';
import { WhoWeAre } from './who-we-are';

const SECTIONS: Record<string, ReactElement> = {
  'Who we are': <WhoWeAre content={WHO_WE_ARE} />,
  'Our Business': <FeaturedBusinesses business={OUR_BUSINESS} featured={[]} others={[]} />,
};

describe('the first sections of the home page', () => {
  it.each(Object.entries(SECTIONS))(
    'include %s, as a heading and as the name of its region',
    (name, section) => {
      show(section);
      expect(screen.getByRole('heading', { name })).toBeTruthy();
      expect(screen.getByRole('region', { name })).toBeTruthy();
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { press, show } from '../../lib/spec-support';
import { MEET_OUR_TEAM } from '../../content/home/sections';
import { TEAM } from '../../content/team';
import { MeetOurTeam } from './meet-our-team';

const picture = { src: '/portrait.avif', width: 4, height: 5 };
const PROFILES = TEAM.map((profile) => ({ ...profile, description: '', picture, pictureAlt: '' }));

const links = () => screen.getAllByRole('link', { name: /^Read More/ });

describe('MeetOurTeam', () => {
  it('shows as many profiles as before on Back, and six on a new visit', async () => {
    const router = show(<MeetOurTeam content={{ ...MEET_OUR_TEAM, profiles: PROFILES }} />);
    expect(links()).toHaveLength(6);
    await press('Load More Profiles');
    await press('Load More Profiles');
    await act(() => router.navigate('/team/graphic_designer'));
    await act(() => router.navigate(-1));
    expect(links()).toHaveLength(17);
    expect(screen.queryByRole('button', { name: 'Load More Profiles' })).toBeNull();
    await act(() => router.navigate('/careers'));
    await act(() => router.navigate('/'));
    expect(links()).toHaveLength(6);
  });
});

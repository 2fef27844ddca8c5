import { describe, expect, it } from '@jest/globals';
import { filmFrameAddress, saysFilmEnded } from './film-end';
import { isFilmFile } from './is-film-file';

describe('the messages of a film provider', () => {
  it.each([
    ['Vimeo', '{"event":"ended","data":{"seconds":42}}'],
    ['Vimeo, as an object', { event: 'finish' }],
    ['YouTube', '{"event":"onStateChange","info":0}'],
    ['YouTube, among other facts', '{"event":"infoDelivery","info":{"playerState":0}}'],
  ])('tell that the film has ended (%s)', (_provider, data) => {
    expect(saysFilmEnded(data)).toBe(true);
  });

  it.each([
    ['a film that plays', '{"event":"onStateChange","info":1}'],
    ['progress', '{"event":"infoDelivery","info":{"currentTime":3}}'],
    ['something that is no JSON', 'ended'],
    ['nothing', null],
  ])('do not tell that the film has ended: %s', (_case, data) => {
    expect(saysFilmEnded(data)).toBe(false);
  });
});

describe('the address of a film', () => {
  it('gets autoplay and keeps its own parameters in the frame of a provider', () => {
    expect(filmFrameAddress('https://player.vimeo.com/video/1?h=abc')).toBe(
      'https://player.vimeo.com/video/1?h=abc&autoplay=1',
    );
    expect(filmFrameAddress('https://www.youtube-nocookie.com/embed/x')).toContain('enablejsapi=1');
  });

  it.each([
    ['https://cdn.example/day.mp4?v=2', true],
    ['https://cdn.example/day.WEBM', true],
    ['https://player.vimeo.com/video/1', false],
  ])('%s is that of a file: %s', (address, expected) => {
    expect(isFilmFile(address)).toBe(expected);
  });
});

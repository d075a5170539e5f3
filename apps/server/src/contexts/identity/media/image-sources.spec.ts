import { imageSources } from './image-sources.ts';

const PNG = 'data:image/png;base64,';

async function only(url: string) {
  const sources = [];
  for await (const source of imageSources(null, { data: url })) sources.push(source);
  return sources[0];
}

describe('a data URL', () => {
  it('may be as long as a request', async () => {
    const source = await only(`${PNG}${'A'.repeat(80_000_000)}`);
    expect(source).toHaveProperty('bytes.length', 60_000_000);
  });

  it.each(['QQ==', 'QUI=', 'QUJD'])('may end with %s', async (content) => {
    expect(await only(`${PNG}${content}`)).toHaveProperty('bytes', Buffer.from(content, 'base64'));
  });

  it.each(['', '=', '==', 'QQ===', 'Q=Q=', 'Q Q', 'Q-_Q', 'QUJD\n'])('may not contain %j', async (content) => {
    expect(await only(`${PNG}${content}`)).toHaveProperty(
      'refusal.details.detail',
      expect.stringContaining('data URL'),
    );
  });
});

import { migrationFile } from './template.ts';

describe('an empty migration', () => {
  it('is named after its time and purpose', () => {
    const file = migrationFile('add-house-nickname', new Date(1_763_700_000_000));
    expect(file?.fileName).toBe('1763700000000-add-house-nickname.ts');
    expect(file?.content).toContain('export class AddHouseNickname1763700000000 implements MigrationInterface');
  });

  it.each(['', 'Add', 'a_b', '../a', 'a--b'])('rejects the name "%s"', (name) => {
    expect(migrationFile(name, new Date())).toBeUndefined();
  });
});

import { readCount, readReadings, writeCount, writeReadings } from './quantities.ts';

const labels = { electricity: 'Electricity', gas: 'Gas', water: 'Water' };

describe('the number of keys in remarks', () => {
  it('is read back as written, with the other remarks', () => {
    expect(readCount(writeCount('2 keys', ''))).toEqual({ count: '2', rest: '' });
    expect(readCount(writeCount('12 Schlüssel', 'One is bent.'))).toEqual({ count: '12', rest: 'One is bent.' });
    expect(readCount(writeCount('', 'One is bent.'))).toEqual({ count: '', rest: 'One is bent.' });
  });

  it('is empty if remarks only begin with a number', () => {
    expect(readCount('2 of them are bent')).toEqual({ count: '', rest: '2 of them are bent' });
  });
});

describe('meter readings in remarks', () => {
  it('are read back as written, with the other remarks', () => {
    const readings = { read: { electricity: '1204.5', gas: '', water: '88' }, rest: 'Read\nat noon' };
    const remarks = writeReadings(readings, labels);
    expect(remarks).toBe('Electricity: 1204.5 kWh\nWater: 88 m³\nRead\nat noon');
    expect(readReadings(remarks, labels)).toEqual(readings);
  });

  it('stay plain remarks if they were written in another language', () => {
    const remarks = 'Strom: 7 kWh';
    expect(readReadings(remarks, labels)).toEqual({
      read: { electricity: '', gas: '', water: '' },
      rest: remarks,
    });
  });
});

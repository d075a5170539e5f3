import { DEPOSIT_STATES, type Locale, type PassportSection } from '@common-roof/contracts';
import { countPaidOnTime, dayIn, plusDays, RENT_GRACE_DAYS } from '@common-roof/domain';
import { passportWords, readerOf } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { RatingAveragesReadModel } from '#contexts/housing/ratings/index.ts';
import { PassportFiguresRepository, type StayRow } from './passport-figures.repository.ts';

type Line = PassportSection['lines'][number];

/** Writes what a passport says, part by part. Nobody but its owner is named. */
@Injectable()
export class PassportParts {
  constructor(
    private readonly figures: PassportFiguresRepository,
    private readonly averages: RatingAveragesReadModel,
    private readonly clock: Clock,
  ) {}

  /** Returns the parts of a roomie that have anything to say, in the order in which passports show them. */
  async list(roomieId: string, language: Locale): Promise<PassportSection[]> {
    const words = passportWords[language];
    const lines = {
      stays: await this.stays(roomieId, language),
      rent: await this.rent(roomieId, language),
      deposits: await this.deposits(roomieId, language),
      chores: await this.chores(roomieId, language),
      ratings: await this.ratings(roomieId, language),
    };
    const note = { ...words.note, rent: words.note.rent(RENT_GRACE_DAYS) };
    return (['stays', 'rent', 'deposits', 'chores', 'ratings'] as const)
      .map((part) => ({ part, title: words.part[part], lines: lines[part], note: note[part] }))
      .filter((section) => section.lines.length > 0);
  }

  private async stays(roomieId: string, language: Locale): Promise<Line[]> {
    const words = passportWords[language];
    const countries = new Intl.DisplayNames(language, { type: 'region' });
    const month = (day: string): string => readerOf(language).month(day.slice(0, 7));
    const now = this.clock.now();
    return joined(await this.figures.listStays(roomieId, now)).map(({ city, country, starts_on, ends_on }) => {
      const from = month(starts_on);
      const isOver = ends_on !== null && ends_on < dayIn('UTC', now);
      return {
        label: `${city}, ${countries.of(country) ?? country}`,
        value: isOver ? words.period({ from, to: month(ends_on) }) : words.ongoing(from),
      };
    });
  }

  private async rent(roomieId: string, language: Locale): Promise<Line[]> {
    const rows = await this.figures.listRent(roomieId);
    const now = this.clock.now();
    let [onTime, all] = [0, 0];
    for (const ofHouse of Map.groupBy(rows, ({ house_id: house }) => house).values()) {
      const moves = ofHouse.map((row) => ({ ...row, minor: Number(row.minor) }));
      const counted = countPaidOnTime(
        moves
          .filter(({ minor }) => minor > 0)
          .map(({ on_day: dueOn, since, minor, is_rent: isRent }) => ({ dueOn, since, minor, isRent })),
        moves.filter(({ minor }) => minor < 0).map(({ on_day: on, minor }) => ({ on, minor: -minor })),
        dayIn(ofHouse[0]?.time_zone ?? 'UTC', now),
      );
      onTime += counted.onTime;
      all += counted.all;
    }
    const words = passportWords[language];
    return all === 0 ? [] : [{ label: words.rentLabel, value: words.of(onTime, all) }];
  }

  private async deposits(roomieId: string, language: Locale): Promise<Line[]> {
    const words = passportWords[language];
    const counts = await this.figures.countDeposits(roomieId);
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    return [...DEPOSIT_STATES]
      .reverse()
      .flatMap((state) => counts.filter((row) => row.state === state))
      .map(({ state, count }) => ({ label: words.deposit[state], value: words.of(count, all) }));
  }

  private async chores(roomieId: string, language: Locale): Promise<Line[]> {
    const { done, all } = await this.figures.countTurns(roomieId);
    if (all === 0) return [];
    const words = passportWords[language];
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
    // Rounded down, so that a missed turn never shows as all of them.
    const share = percent.format(Math.floor((done * 100) / all) / 100);
    return [{ label: words.choresLabel, value: words.choresValue({ done, all, share }) }];
  }

  private async ratings(roomieId: string, language: Locale): Promise<Line[]> {
    const { average, count } = await this.averages.findAverage(roomieId);
    if (average === null) return [];
    const words = passportWords[language];
    const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return [
      { label: words.average, value: number.format(average) },
      { label: words.count, value: String(count) },
    ];
  }
}

/** Joins tenancies that follow each other in one house: a person who changed rooms lived there all along. */
function joined(stays: readonly StayRow[]): StayRow[] {
  const together: StayRow[] = [];
  for (const stay of stays) {
    const before = together.findLast(({ house_id: house }) => house === stay.house_id);
    const isNext = before && before.ends_on !== null && stay.starts_on <= plusDays(before.ends_on, 1);
    if (isNext) before.ends_on = stay.ends_on;
    else together.push({ ...stay });
  }
  return together;
}

import { HINT_KINDS, QUESTION_KINDS, type WaitingItem } from '@common-roof/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

import { type WaitingQuery, type AskingPeople, toWaitingItem, type Waiting, WAITING } from './waiting.ts';

const ORDER: readonly string[] = [...QUESTION_KINDS, ...HINT_KINDS];
const QUESTIONS: ReadonlySet<string> = new Set(QUESTION_KINDS);

/** Registers the kinds of question that features declare, and finds what waits for a person. */
@Injectable()
export class WaitingRegister implements OnModuleInit {
  private readonly declared: Waiting[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || Reflect.getMetadata(WAITING, metatype) !== true) continue;
      this.declared.push(...(instance as AskingPeople).waiting);
    }
    this.declared.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  }

  get kinds(): readonly Waiting['kind'][] {
    return this.declared.map(({ kind }) => kind);
  }

  /** Returns what waits for a person, most pressing kind first, and how many of those are questions. */
  async listFor(asked: WaitingQuery): Promise<{ items: WaitingItem[]; total: number }> {
    const ofRole = this.declared.filter(({ roles }) => roles.includes(asked.role));
    const found = await Promise.all(
      ofRole.map(async ({ kind, find }) => (await find(asked)).map((each) => toWaitingItem(kind, each))),
    );
    const items = found.flat();
    return { items, total: items.filter(({ kind }) => QUESTIONS.has(kind)).length };
  }
}

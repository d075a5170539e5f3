import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Failed attempts to sign in, by what they have in common. */
@Entity('login_throttle')
export class LoginThrottleEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('int', { default: 0 })
  failures!: number;

  @Column('timestamptz', { nullable: true })
  blocked_until!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at!: Date;
}

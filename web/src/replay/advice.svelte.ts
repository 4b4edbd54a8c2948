/** What the house would do at the moment that is shown; it is looked at from the seat that has to decide. */
import { get } from '@/lib/api';
import type { HintAfter } from '@/lib/shapes';
import { pathOf } from '@/lib/table/address';
import { language } from '@/lib/texts.svelte';
import { Advice, type Turns } from '@/table/advice.svelte';
import type { Player } from './player.svelte';

export class MomentAdvice extends Advice {
  constructor(private readonly player: Player) {
    super(player);
  }

  /** Of a finished game, until its last decision. */
  override get possible(): boolean {
    return this.player.isOpen && this.player.state?.position.phase !== 'over';
  }

  protected override async ask(): Promise<Turns | null> {
    const { player } = this;
    player.pause();
    const moment = player.stop?.moment;
    const found = await get<HintAfter>(pathOf(player, `/events/${moment}/hint`, { language: language.now }));
    if (player.stop?.moment !== moment) return null;
    if (found.seat !== player.eyes) await player.lookFrom(found.seat);
    return found;
  }
}

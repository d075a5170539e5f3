export * from './notes.events.ts';
export { NotesModule } from './notes.module.ts';
export { NotesService } from './notes.service.ts';

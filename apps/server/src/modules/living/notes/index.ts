export * from './notes.events.ts';
export { NotesHttpModule, NotesModule } from './notes.module.ts';
export { NotesService } from './notes.service.ts';

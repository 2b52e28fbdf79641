declare module 'virtual:words' {
  interface Spoken {
    name: string; // in itself
    also: string[]; // whose readers understand it
    load: () => Promise<{ default: string }>;
  }
  const languages: Record<string, Spoken>;
  export default languages;
}

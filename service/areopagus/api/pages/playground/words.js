// What the page itself says. What the games say comes from the API, in the same two languages.

/** @typedef {"en" | "fr"} Language */

/** @type {Record<string, [string, string]>} */
const WORDS = {
  tagline: ["Rules for the Mars board games, as a service", "Les règles des jeux de Mars, en service"],
  pitch: [
    "Send a position and a move: Areopagus answers whether the move is legal and which rule says so, what happens, what may follow, and the score line by line. This page does nothing that your own program could not do.",
    "Envoyez une position et un coup : Areopagus répond si le coup est légal et quelle règle le dit, ce qui se passe, ce qui peut suivre, et le score ligne par ligne. Cette page ne fait rien que votre programme ne pourrait faire.",
  ],
  play: ["Play now", "Jouer"],
  rulebook: ["Rulebook", "Règles"],
  components: ["Components", "Matériel"],
  reference: ["API reference", "Référence de l’API"],
  graphiql: ["GraphiQL", "GraphiQL"],
  judge: ["Judge", "Arbitre"],
  live: ["Live", "En direct"],
  table: ["Table", "Table"],
  language: ["Language", "Langue"],
  newGame: ["New game", "Nouvelle partie"],
  game: ["Game", "Jeu"],
  seats: ["Players", "Joueurs"],
  names: ["Names", "Noms"],
  seed: ["Seed", "Graine"],
  seedHint: ["the same seed deals the same game", "la même graine donne la même partie"],
  options: ["Options", "Options"],
  begin: ["Deal", "Distribuer"],
  seeAs: ["See as", "Voir comme"],
  spectator: ["spectator", "spectateur"],
  mover: ["whoever is to move", "qui doit jouer"],
  moves: ["Your move", "À vous de jouer"],
  filtered: ["Moves with what you touched", "Coups avec ce que vous avez touché"],
  all: ["All moves", "Tous les coups"],
  waiting: ["Waiting for {who}.", "En attente : {who}."],
  over: ["The game is over.", "La partie est terminée."],
  log: ["What happened", "Ce qui s’est passé"],
  nothingYet: ["Nothing yet.", "Rien encore."],
  score: ["Score", "Score"],
  total: ["total", "total"],
  wins: ["wins", "gagne"],
  first: ["First position", "Première position"],
  back: ["Back", "Reculer"],
  forward: ["Forward", "Avancer"],
  last: ["Last position", "Dernière position"],
  step: ["Move {n} of {all}", "Coup {n} sur {all}"],
  branch: ["Playing here begins another line.", "Jouer ici commence une autre suite."],
  random: ["Random move", "Coup au hasard"],
  toEnd: ["Play to the end at random", "Finir au hasard"],
  stop: ["Stop", "Arrêter"],
  share: ["Copy link", "Copier le lien"],
  copied: ["Copied", "Copié"],
  download: ["SVG", "SVG"],
  curtain: ["Hand the screen to {who}", "Passez l’écran à {who}"],
  reveal: ["I am {who}: show my table", "Je suis {who} : montrer ma table"],
  hotSeat: ["Curtain between seats", "Rideau entre les joueurs"],
  behind: ["Behind this step", "Derrière ce coup"],
  copy: ["Copy", "Copier"],
  state: ["Position", "Position"],
  move: ["Move", "Coup"],
  ask: ["Ask the referee", "Demander à l’arbitre"],
  legal: ["Legal", "Légal"],
  illegal: ["Not legal", "Non légal"],
  make: ["Make it", "Jouer ce coup"],
  openAtTable: ["Open at the table", "Ouvrir à la table"],
  notJson: ["That is not JSON: {why}", "Ce n’est pas du JSON : {why}"],
  impossible: ["This position cannot be: {why}", "Cette position est impossible : {why}"],
  at: ["at", "à"],
  offline: [
    "The service does not answer. The page tries again by itself.",
    "Le service ne répond pas. La page réessaie d’elle-même.",
  ],
  refused: ["The rule says no", "La règle dit non"],
  close: ["Close", "Fermer"],
  player: ["player {n}", "joueur {n}"],
  samples: ["Positions worth seeing", "Positions à voir"],
  create: ["Make a session", "Créer une session"],
  links: ["Send each player a link. Whoever has it plays that seat.", "Envoyez à chacun son lien : qui l’a joue cette place."],
  watchLink: ["Spectators", "Spectateurs"],
  connected: ["live", "en direct"],
  reconnecting: ["reconnecting", "reconnexion"],
  ended: ["The session has ended.", "La session est terminée."],
  undo: ["Take back", "Reprendre"],
  start: ["Turn the timer", "Retourner le sablier"],
  bots: ["Empty seats play random legal moves", "Les places vides jouent au hasard"],
  skip: ["Skip to the moves", "Aller aux coups"],
  board: ["Board", "Plateau"],
};

/**
 * Words of the page in a language, with facts filled in.
 * @param {Language} language
 * @returns {(key: string, facts?: Record<string, string | number>) => string}
 */
export function wordsIn(language) {
  const index = language === "fr" ? 1 : 0;
  return (key, facts = {}) =>
    (WORDS[key]?.[index] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
}

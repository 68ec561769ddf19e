// What the page itself says. What the games say comes from the API, in the same two languages.

/**
 * @typedef {"en" | "fr"} Language
 * @typedef {(key: string, facts?: Record<string, string | number>) => string} Say
 */

/** @type {Record<string, [string, string]>} */
const WORDS = {
  tagline: ["Rules for the Mars board games, as a service", "Les règles des jeux de Mars, en service"],
  pitch: [
    "Send a position and a move: Areopagus answers whether the move is legal and which rule says so, what happens, what may follow, and the score line by line. This page does nothing that your own program could not do.",
    "Envoyez une position et un coup : Areopagus répond si le coup est légal et quelle règle le dit, ce qui se passe, ce qui peut suivre, et le score ligne par ligne. Cette page ne fait rien que votre programme ne pourrait faire.",
  ],
  play: ["Play now", "Jouer"],
  rulebook: ["Rulebook", "Règles"],
  components: ["Components", "Matériel"],
  reference: ["API reference", "Référence"],
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
  asked: ["{who}: {prompt}", "{who} : {prompt}"],
  moves: ["Your move", "À vous de jouer"],
  filtered: ["Moves with what you touched", "Coups avec ce que vous avez touché"],
  all: ["All moves", "Tous les coups"],
  waiting: ["Waiting for {who}.", "En attente : {who}."],
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
  random: ["random", "hasard"],
  randomMove: ["Random move", "Coup au hasard"],
  toEnd: ["Play to the end at random", "Finir au hasard"],
  stop: ["Stop", "Arrêter"],
  share: ["Copy link", "Copier le lien"],
  copied: ["Copied", "Copié"],
  download: ["Save picture", "Enregistrer l’image"],
  curtain: ["Hand the screen to {who}", "Passez l’écran à {who}"],
  reveal: ["I am {who}: show my table", "Je suis {who} : montrer ma table"],
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
  notJson: ["That is not JSON ({where}).", "Ce n’est pas du JSON ({where})."],
  lineColumn: ["line {line}, column {column}", "ligne {line}, colonne {column}"],
  near: ["near {words}", "près de {words}"],
  unfinished: ["it has no end", "il n’a pas de fin"],
  showPlace: ["Show the place", "Montrer l’endroit"],
  badLink: ["This link holds no position.", "Ce lien ne contient pas de position."],
  noSample: ["There is no such position worth seeing.", "Il n’y a pas de telle position à voir."],
  toJudge: ["Show it to the judge", "Montrer à l’arbitre"],
  tryClosed: ["Try what it forbids", "Essayer ce qu’elle interdit"],
  impossible: ["This position cannot be: {why}", "Cette position est impossible : {why}"],
  at: ["at", "à"],
  offline: [
    "The service does not answer. The page tries again by itself.",
    "Le service ne répond pas. La page réessaie d’elle-même.",
  ],
  refused: ["The rule says no", "La règle dit non"],
  close: ["Close", "Fermer"],
  player: ["player {n}", "joueur {n}"],
  samples: ["{count} positions worth seeing", "{count} positions à voir"],
  sample: ["Position worth seeing", "Position à voir"],
  create: ["Make a session", "Créer une session"],
  links: ["Send each player a link. Whoever has it plays that seat.", "Envoyez à chacun son lien : qui l’a joue cette place."],
  watchLink: ["Spectators", "Spectateurs"],
  connected: ["live", "en direct"],
  reconnecting: ["reconnecting", "reconnexion"],
  ended: ["The session has ended.", "La session est terminée."],
  undo: ["Take back", "Reprendre"],
  undone: ["Taken back.", "Repris."],
  notNow: ["Not now", "Pas maintenant"],
  livePitch: [
    "The service keeps the game. Each player has a link, on a device of their own; bots play the empty seats.",
    "Le service garde la partie. Chacun a son lien, sur son appareil ; des robots jouent les places vides.",
  ],
  start: ["Turn the timer", "Retourner le sablier"],
  person: ["person", "personne"],
  bot: ["bot: {level}", "robot : {level}"],
  greedy: ["greedy", "avide"],
  easy: ["easy", "facile"],
  medium: ["medium", "moyen"],
  strong: ["strong", "fort"],
  playedBy: ["Who plays {who}", "Qui joue {who}"],
  botsAtRandom: [
    "This service suggests no moves: bots play random legal ones.",
    "Ce service ne suggère pas de coups : les robots jouent au hasard.",
  ],
  suggest: ["Suggest a move", "Suggérer un coup"],
  suggested: ["Suggested:", "Suggestion :"],
  chance: ["{percent}% to win", "{percent} % de chances de gagner"],
  wait: ["Better to wait: others come first.", "Mieux vaut attendre : d’autres jouent avant."],
  joined: ["Several moves as one", "Plusieurs coups en un"],
  tools: ["Tools", "Outils"],
  notAsked: ["Nothing is asked about this now, but: {asked}", "Rien n’est demandé là-dessus, mais : {asked}"],
  nothingAsked: ["It is not this seat’s turn.", "Ce n’est pas le tour de cette place."],
  closedMoves: ["What is not allowed, and why", "Ce qui n’est pas permis, et pourquoi"],
  nothingClosed: ["Nothing is closed here.", "Rien n’est fermé ici."],
  skip: ["Skip to the moves", "Aller aux coups"],
  board: ["Board", "Plateau"],
  openPack: ["Your own box: open a pack", "Votre boîte : ouvrir un pack"],
  checkingPack: ["The pack is checked, and games are played on it …", "Le pack est vérifié, et des parties sont jouées avec…"],
  packTaken: ["Played with “{name}”. Pieces of yours: {pieces}.", "On joue avec « {name} ». Pièces de votre boîte : {pieces}."],
  withoutPack: ["Play with our material", "Jouer avec notre matériel"],
  packNotTaken: ["This pack cannot be played with", "On ne peut pas jouer avec ce pack"],
  pieceNumber: ["no. {piece}", "n° {piece}"],
  wholePack: ["the whole pack", "le pack entier"],
  flawPlace: ["{place} (line {line})", "{place} (ligne {line})"],
  brought: ["What the pack brings", "Ce que le pack apporte"],
  packForgotten: ["The service does not know this pack any more", "Le service ne connaît plus ce pack"],
  openAgain: [
    "This position is played with somebody’s own box. Open its file again, and the game goes on where it was.",
    "Cette position se joue avec la boîte de quelqu’un. Ouvrez de nouveau son fichier, et la partie reprend où elle en était.",
  ],
  otherPack: ["“{name}” is another pack.", "« {name} » est un autre pack."],
};

/**
 * Words of the page in a language, with facts filled in.
 * @param {Language} language
 * @returns {Say}
 */
export function wordsIn(language) {
  const index = language === "fr" ? 1 : 0;
  return (key, facts = {}) =>
    (WORDS[key]?.[index] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
}

/** Where a text stops being JSON, as browsers tell it. @param {Say} say @param {string} message */
export function notJson(say, message) {
  const [, line, column] = message.match(/line (\d+) column (\d+)/) ?? [];
  const [, words] = message.match(/"([^]+)"(?:\.\.\.)? is not valid JSON/) ?? [];
  const where = words ? say("near", { words: words.replace(/\s+/g, " ").trim() }) : say("unfinished");
  return say("notJson", { where: line ? say("lineColumn", { line, column }) : where });
}

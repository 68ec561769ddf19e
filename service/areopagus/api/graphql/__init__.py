"""GraphQL at ``/graphql``: the same questions as REST, typed from the same Structs."""
